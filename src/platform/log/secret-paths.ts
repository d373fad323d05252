const secrets = [
  'authorization',
  'cookie',
  '["set-cookie"]',
  'password',
  'secret',
  'token',
  'accessToken',
  'refreshToken',
  'idToken',
  'otp',
  'email',
  'authSecret',
  'authSecretPrevious',
  'databaseUrl',
  'smtpUrl',
]

const nested = (prefix: string) =>
  secrets.map((name) => (name.startsWith('[') ? `${prefix}${name}` : `${prefix}.${name}`))

/** Where a careless log call would put a secret: at the top of the line, or up to two objects deep. */
export const secretPaths = [...secrets, ...nested('*'), ...nested('*.*')]
