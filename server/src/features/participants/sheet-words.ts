/** The headers and values of the sheet of participants. */
export const sheetWords = {
  nl: {
    sheet: 'Deelnemers',
    age: 'Leeftijd',
    check_in: 'Aanwezigheid',
    checked_in_at: 'Genoteerd op',
    bundle: 'Bundel',
    payment: 'Betaling',
    created_at: 'Ingeschreven op',
    status: { pending: 'Wacht op betaling', active: 'Doet mee', canceled: 'Uitgeschreven' },
    checkIn: { none: '', present: 'Aanwezig', absent: 'Afwezig', signed_out: 'Afgemeld' },
    gender: { male: 'Man', female: 'Vrouw', other: 'Anders', none: '' },
  },
  en: {
    sheet: 'Participants',
    age: 'Age',
    check_in: 'Attendance',
    checked_in_at: 'Noted on',
    bundle: 'Bundle',
    payment: 'Payment',
    created_at: 'Signed up on',
    status: { pending: 'Waiting for payment', active: 'Takes part', canceled: 'Removed' },
    checkIn: { none: '', present: 'Present', absent: 'Absent', signed_out: 'Signed out' },
    gender: { male: 'Man', female: 'Woman', other: 'Other', none: '' },
  },
} as const;
