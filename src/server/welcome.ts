import type { Config } from './config/config.ts'

type Facts = Pick<Config, 'baseUrl' | 'host' | 'localMode' | 'mail' | 'sampleData'>

/** Where it is and, for whoever develops here, how to sign in. */
export function welcome({ baseUrl, host, localMode, mail, sampleData }: Facts): string[] {
  const { origin } = baseUrl
  const ready = `Incipit is ready at ${origin}`
  if (!localMode || mail) return [ready]
  const who = sampleData ? 'admin@example.com or user@example.com' : 'any address'
  return [
    ready,
    `Sign in as ${who}: the code is printed here, and is at ${origin}/dev/mailbox`,
    ...(thisMachine.test(host) ? [] : [`Careful: HOST ${host} lets others read these codes, too`]),
  ]
}

const thisMachine = /^(localhost|::1|127\.[\d.]+)$/
