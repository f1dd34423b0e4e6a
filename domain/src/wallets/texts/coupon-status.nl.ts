export const nl = { active: 'Actief', expired: 'Verlopen', redeemed: 'Ingewisseld', disabled: 'Uitgezet' };
