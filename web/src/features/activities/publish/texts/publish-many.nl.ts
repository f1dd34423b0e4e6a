export const nl = {
  publish: 'Publiceren',
  withdraw: 'Terug naar concept',
  live: {
    title: (n: number) => `${n} publiceren?`,
    text: 'Ze komen in de app en op de website. Onvolledige blijven een concept; je ziet waarom.',
    confirm: (n: number) => `${n} publiceren`,
  },
  concept: {
    title: (n: number) => `Van ${n} weer een concept maken?`,
    text: 'Ze verdwijnen uit app en website. Wie al is ingeschreven houdt toegang.',
    confirm: (n: number) => `${n} terug naar concept`,
  },
};
