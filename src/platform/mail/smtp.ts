import { isIP } from 'node:net'
import { createTransport } from 'nodemailer'
import { laneWorkers, type MailLane } from './lanes.ts'
import type { MailMessage } from './mail-message.ts'

/** An unresponsive server must not block the queue. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

const nameOf = ({ hostname }: Pick<URL, 'hostname'>) =>
  isIP(hostname) === 4 ? `[${hostname}]` : hostname

interface SmtpServices {
  baseUrl: Pick<URL, 'hostname'>
  mail: { smtpUrl: string; from: string }
}

export function createSmtp({ baseUrl, mail: { smtpUrl, from } }: SmtpServices) {
  const open = (lane: MailLane) =>
    createTransport({
      url: smtpUrl,
      // The name in EHLO. Nodemailer's own, [127.0.0.1] in a container, is refused by Google's relay.
      name: nameOf(baseUrl),
      pool: true,
      maxConnections: laneWorkers[lane],
      ...timeouts,
    })
  const transports = { code: open('code'), notice: open('notice'), bulk: open('bulk') }
  return {
    deliver: async ({ headers = {}, ...message }: MailMessage, lane: MailLane) => {
      const all = unfolded({ 'Auto-Submitted': 'auto-generated', ...headers })
      await transports[lane].sendMail({ from, ...message, headers: all })
    },
    check: async () => {
      await transports.code.verify()
    },
    close: () => {
      for (const transport of Object.values(transports)) transport.close()
    },
  }
}

/** Some providers do not find a long address on a line of its own. */
const unfolded = (headers: Record<string, string>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value: { prepared: true, value } }))

export type Smtp = ReturnType<typeof createSmtp>

const isAboutMessage = new Set<unknown>(['MAIL FROM', 'RCPT TO', 'DATA'])
const authenticationRequired = 530

/** A 5xx for this message makes a retry useless; a refused greeting or login is the operator's to fix, so mail waits. */
export function isPermanent(error: unknown): boolean {
  if (!(error instanceof Error && 'command' in error && 'responseCode' in error)) return false
  const { command, responseCode } = error
  return (
    isAboutMessage.has(command) &&
    typeof responseCode === 'number' &&
    responseCode >= 500 &&
    responseCode !== authenticationRequired
  )
}
