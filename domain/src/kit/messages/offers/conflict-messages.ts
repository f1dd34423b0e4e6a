/** Messages about offers and bookings that only the server can detect: full, over, or changed meanwhile. */
export const conflictMessages = {
  'booking.walk_in': { nl: 'Kom gewoon langs', en: 'Just come along' },
  'booking.closed': { nl: 'De inschrijving is niet open', en: 'Sign-up is not open' },
  'booking.not_payable': {
    nl: 'Online betalen kan hier nog niet',
    en: 'Online payment isn’t set up here yet',
  },
  'booking.return_url': {
    nl: 'Deze pagina is niet van een website van het platform',
    en: 'This page is not on a website of the platform',
  },
  'booking.left': { nl: 'Vrije plekken: {left}', en: 'Spots left: {left}' },
  'booking.refused': {
    nl: 'Met deze gegevens lukt het nu niet. Bekijk je mail of neem contact op.',
    en: 'This doesn’t work with these details now. Check your mail or contact us.',
  },
  'booking.started': { nl: 'Dit kan niet meer worden geannuleerd', en: 'This can no longer be cancelled' },
  'booking.not_unpaid': { nl: 'Er staat niets meer open', en: 'Nothing is left to be paid' },
  'bundle.start': {
    nl: 'De startdatum mag niet na de eerste sessie liggen, en die is op {date}',
    en: 'The start date may not be after the first session, which is on {date}',
  },
  'bundle.session_before': {
    nl: 'Een sessie van {date} begint voor de bundel, die start op {start}',
    en: 'A session on {date} begins before the bundle, which starts on {start}',
  },
  'bundle.participants': {
    nl: 'Aan deze bundel doen nog mensen mee: {count}',
    en: 'People still take part in this bundle: {count}',
  },
  'bundle.waiting': {
    nl: 'Op de wachtlijst van deze bundel staan nog mensen: {count}',
    en: 'People still wait for this bundle: {count}',
  },
  'bundle.session_people': {
    nl: 'Door deze bundel hebben mensen een plek in de sessie: {count}',
    en: 'People have a spot in this session by this bundle: {count}',
  },
  'bundle.session_past': {
    nl: 'Een sessie die al begonnen is, blijft in de bundel',
    en: 'A session that has begun stays in the bundle',
  },
  'bundle.sessions_max': {
    nl: 'Een bundel heeft hoogstens {max} sessies',
    en: 'A bundle has at most {max} sessions',
  },
  'sessions.activity_max': {
    nl: 'Een activiteit heeft hoogstens {max} sessies die nog moeten beginnen',
    en: 'An activity has at most {max} sessions that are still to start',
  },
  'sessions.organization_max': {
    nl: 'Een organisatie heeft hoogstens {max} sessies die nog moeten beginnen',
    en: 'An organisation has at most {max} sessions that are still to start',
  },
  'participant.canceled': {
    nl: 'Deze deelnemer is uitgeschreven',
    en: 'This participant no longer takes part',
  },
  'participant.signed_out': {
    nl: 'Deze deelnemer is al afgemeld voor deze sessie',
    en: 'This participant is signed out of this session already',
  },
  'session.begun_paid': {
    nl: 'Deze sessie is begonnen en mensen betalen ervoor. Alleen wie mag terugbetalen, kan haar naar later verplaatsen.',
    en: 'This session has begun and people pay for it. Only someone who may refund can move it to later.',
  },
  'participant.move_same': {
    nl: 'De deelnemer staat al bij deze sessie',
    en: 'The participant is already in this session',
  },
  'session.canceled': { nl: 'Deze sessie gaat niet door', en: 'This session has been cancelled' },
  'session.full_named': { nl: 'Deze sessie is vol: {session}', en: 'This session is full: {session}' },
  'bundle.full': { nl: 'Deze bundel is vol', en: 'This bundle is full' },
  'bundle.closed': { nl: 'Inschrijven voor deze bundel is gesloten', en: 'Sign-up for this bundle is closed' },
  'bundle.over': {
    nl: 'Deze bundel heeft geen sessies meer die nog komen',
    en: 'This bundle has no sessions left to come',
  },
  'repetition.too_far_back': {
    nl: 'Een reeks mag niet langer dan een jaar geleden beginnen',
    en: 'A series may not start more than a year ago',
  },
  'repetition.surplus': {
    nl: 'Deze sessies vervallen maar hebben deelnemers: {sessions}',
    en: 'These sessions would disappear but have participants: {sessions}',
  },
  'calendar.feeds': {
    nl: 'Je hebt al {max} agenda-adressen. Trek er eerst een in',
    en: 'You already have {max} calendar addresses. Revoke one first',
  },
  'session.past_cancel': {
    nl: 'Sessies in het verleden kunnen niet worden afgelast',
    en: 'Sessions in the past cannot be cancelled',
  },
  'session.scope.this': { nl: 'Alleen deze sessie', en: 'Only this session' },
  'session.scope.following': { nl: 'Deze en alle volgende sessies', en: 'This and all following sessions' },
  'session.scope.missing': {
    nl: 'Kies of je alleen deze sessie wijzigt of ook alle volgende',
    en: 'Choose whether to change only this session or all following ones too',
  },
  'session.scope.repetition': {
    nl: 'De herhaling wijzig je voor deze en alle volgende sessies samen',
    en: 'The repetition can only be changed for this and all following sessions together',
  },
  'session.participants': {
    nl: 'Deze sessies hebben deelnemers of wachtenden: {sessions}',
    en: 'These sessions have people who take part or wait: {sessions}',
  },
  'session.called_off': {
    nl: 'Deze sessie is afgelast: wie erin stond kreeg bericht en het geld terug. Plan een nieuwe sessie',
    en: 'This session was called off: its people were told and have their money back. Plan a new session',
  },
  'participant.duplicate': {
    nl: 'Deze deelnemer staat al op de lijst',
    en: 'This participant is already on the list',
  },
  'activity.participants': {
    nl: 'Deze activiteit heeft nog {count} deelnemers in de planning',
    en: 'This activity still has {count} participants planned in',
  },
  'activity.waiting': {
    nl: 'Op de wachtlijsten van deze activiteit staan nog mensen: {count}',
    en: 'People still wait for this activity: {count}',
  },
  'activity.location': {
    nl: 'Deze locatie hoort niet bij je organisatie',
    en: 'This location does not belong to your organisation',
  },
  'activity.cancellation_term': {
    nl: 'Kies een annuleringsvoorwaarde die bij het tarief hoort',
    en: 'Choose a cancellation term that belongs to the rate',
  },
  'general.form': { nl: 'Vul alle velden correct in', en: 'Please fill in all the fields correctly' },
  'picker.empty': { nl: 'Geen resultaten', en: 'No results' },
  'invoices.none': {
    nl: 'Er zijn geen facturen om te downloaden',
    en: 'There are no invoices to download',
  },
  'organization.accepted': {
    nl: '{reviewer} heeft deze organisatie al geaccepteerd',
    en: '{reviewer} already accepted this organisation',
  },
  'organization.rejected': {
    nl: '{reviewer} heeft deze organisatie al afgewezen',
    en: '{reviewer} already rejected this organisation',
  },
  'organization.waiting': {
    nl: 'Deze organisatie wacht op een beoordeling',
    en: 'This organisation is waiting for a review',
  },
  'organization.decided': {
    nl: 'De contactpersoon heeft het besluit al gekregen',
    en: 'The contact was already mailed about this decision',
  },
  'notification.length': {
    nl: 'Houd het bericht onder 100 tekens; langere berichten worden door het toestel afgekapt',
    en: 'Keep the message within 100 characters; longer ones are truncated by the device',
  },
  'coupon.invalid': {
    nl: 'Deze code is onbekend, verlopen of al gebruikt',
    en: 'This code is unknown, expired or already used',
  },
  'idempotency.running': { nl: 'Deze aanvraag loopt nog', en: 'This request is still running' },
  'idempotency.done': { nl: 'Deze aanvraag is al uitgevoerd', en: 'This request was already carried out' },
  'idempotency.other': { nl: 'Deze aanvraag had een andere inhoud', en: 'This request had other contents' },
  'removed.above': {
    nl: 'Dit is verwijderd door een beheerder met meer rechten dan jij. Alleen zo’n beheerder kan het terugzetten',
    en: 'This was removed by an administrator with more rights than you have. Only such an administrator can restore it',
  },
  in_use: {
    nl: 'Dit is nog in gebruik en kan niet worden verwijderd',
    en: 'This is still in use and cannot be deleted',
  },
  'location.used': {
    nl: 'Deze locatie is nog in gebruik bij: {contents}. Kies daar eerst een andere locatie',
    en: 'This location is still used by: {contents}. Choose another location there first',
  },
  'location.planned': {
    nl: 'Deze organisatie heeft hier nog geplande sessies: {count}. Wil je de koppeling toch beëindigen?',
    en: 'This organisation still has sessions planned here: {count}. End the link anyway?',
  },
  'product.unpaid': {
    nl: 'Aankopen die nog niet betaald zijn: {count}',
    en: 'Purchases that have not been paid yet: {count}',
  },
  'order.changed': {
    nl: 'De volgorde is intussen door iemand anders gewijzigd. Je ziet nu de nieuwe',
    en: 'Someone else changed the order in the meantime. This is the new one',
  },
  'client.unknown': {
    nl: 'Deze client is onbekend of het secret klopt niet',
    en: 'This client is unknown or its secret is wrong',
  },
  'throttle.minutes': {
    nl: 'Je hebt dit te vaak geprobeerd. Probeer het over {minutes} minuten opnieuw',
    en: 'You tried this too often. Try again in {minutes} minutes',
  },
  'login.closed': {
    nl: 'Deze login is gesloten',
    en: 'This login is closed',
  },
  'login.open': { nl: 'Deze login is al open', en: 'This login is open already' },
  'login.own': {
    nl: 'Je kunt je eigen login niet sluiten. Vraag een andere superadmin',
    en: 'You can’t close your own login. Ask another superadmin',
  },
  'job.finished': { nl: 'Deze taak is al klaar', en: 'This task has already finished' },
  'job.unstoppable': { nl: 'Deze taak kan niet stoppen', en: "This task can't stop" },
  'job.not_failed': {
    nl: 'Alleen een mislukte taak kan opnieuw worden gestart',
    en: 'Only a failed task can be started again',
  },
  'job.halfway': {
    nl: 'Er ging iets mis aan onze kant. Ga verder of geef het nummer door',
    en: 'Something went wrong on our side. Go on or pass on the number',
  },
  'job.fault': {
    nl: 'Er ging iets mis aan onze kant. Er is niets gewijzigd. Probeer het opnieuw of geef het nummer door',
    en: 'Something went wrong on our side. Nothing was changed. Try again or pass on the number',
  },
  'question.too_many': {
    nl: 'Er kunnen hier maximaal {max} vragen zijn',
    en: 'There may be at most {max} questions here',
  },
  'question.type': {
    nl: 'Op deze vraag is al geantwoord; het soort antwoord ligt vast',
    en: 'This question was answered already; its kind of answer is fixed',
  },
  'waitlist.none': {
    nl: 'Deze activiteit werkt niet met een wachtlijst. Zet de wachtlijst aan bij de instellingen van de activiteit.',
    en: 'This activity has no waiting list. Switch it on in the settings of the activity.',
  },
  'waitlist.duplicate': {
    nl: 'Deze persoon staat al op de wachtlijst',
    en: 'This person is already on the waiting list',
  },
  'waitlist.open': {
    nl: 'Deze persoon is al uitgenodigd. Stuur de uitnodiging opnieuw.',
    en: 'This person has been invited already. Send the invitation again.',
  },
  'waitlist.not_invited': {
    nl: 'Deze persoon is nog niet uitgenodigd',
    en: 'This person has not been invited yet',
  },
  'waitlist.accepted': { nl: 'Deze uitnodiging is al geaccepteerd', en: 'This invitation was already accepted' },
  'waitlist.removed': {
    nl: 'Deze persoon staat niet meer op de wachtlijst',
    en: 'This person is no longer on the waiting list',
  },
  'waitlist.declined': { nl: 'Je hebt deze uitnodiging afgewezen', en: 'You declined this invitation' },
  'waitlist.expired': { nl: 'Deze uitnodiging is verlopen', en: 'This invitation has expired' },
  'waitlist.withdrawn': {
    nl: 'Deze uitnodiging is ingetrokken; je staat weer op de wachtlijst',
    en: 'This invitation was withdrawn; you are back on the waiting list',
  },
  'waitlist.canceled': { nl: 'Dit gaat niet door', en: 'This has been cancelled' },
  'waitlist.full': {
    nl: 'De laatste plek is net vergeven; je staat weer op de wachtlijst',
    en: 'The last spot has just gone; you are back on the waiting list',
  },
  'waitlist.people': {
    nl: 'Er wachten nog {count} mensen. Zet je de wachtlijst uit, dan vervalt hun plaats en krijgen zij een mail.',
    en: '{count} people are still waiting. If you switch the waiting list off, they lose their place and get a mail.',
  },
  'waitlist.people_one': {
    nl: 'Er wacht nog 1 persoon. Zet je de wachtlijst uit, dan vervalt die plaats en volgt een mail.',
    en: '1 person is still waiting. If you switch the waiting list off, that place is lost and a mail is sent.',
  },
  'word.in_use': {
    nl: 'Dit wordt nog {count} keer gebruikt en kan niet worden verwijderd',
    en: 'This is still in use {count} times and cannot be deleted',
  },
  'word.confirm': {
    nl: 'Dit wordt {count} keer gebruikt. Bevestig dat het daar weg mag',
    en: 'This is in use {count} times. Confirm that it may be taken off there',
  },
  'word.in_label': {
    nl: 'Een label zoekt hiermee. Haal het eerst uit het filter van het label: {labels}',
    en: 'A label searches by this. Take it out of the filter of the label first: {labels}',
  },
} as const;
