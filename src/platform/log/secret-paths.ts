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
  'databaseDirectUrl',
  'smtpUrl',
]

const nested = (prefix: string) =>
  secrets.map((name) => (name.startsWith('[') ? `${prefix}${name}` : `${prefix}.${name}`))

export const secretPaths = [...secrets, ...nested('*'), ...nested('*.*')]
