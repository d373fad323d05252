import { createTransport } from 'nodemailer'
import type { Letter } from './letter.ts'

/** In milliseconds: a server that does not answer holds no mail for long. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

export function createSmtp({ smtpUrl, from }: { smtpUrl: string; from: string }) {
  const transport = createTransport({ url: smtpUrl, pool: true, ...patience })
  return {
    deliver: async (letter: Letter) => {
      await transport.sendMail({ from, ...letter })
    },
    /** Throws when the server does not let us in. */
    check: async () => {
      await transport.verify()
    },
    close: () => transport.close(),
  }
}
