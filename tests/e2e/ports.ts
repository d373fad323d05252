const first = Number(process.env.E2E_PORT ?? 4173)

const places = [
  'product',
  'environment',
  'smtp',
  'social',
  'captcha',
  'mailServer',
  'demo',
  'userDemo',
  'invitations',
  'upgrade',
  'fuzz',
  'outage',
  'longTrash',
  'emptyLibrary',
  'banners',
  'firstRun',
  'gettingStarted',
  'metadata',
  'receiver',
  'openId',
  'adminPasskey',
  'singleSignOn',
  'firstAnswer',
] as const

export const portOf = (place: (typeof places)[number]) => first + places.indexOf(place)

export const originOf = (place: (typeof places)[number]) => `http://localhost:${portOf(place)}`
