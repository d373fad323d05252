import { framedDocument, json } from '../http/answers.ts'
import type { Door } from '../http/door.ts'
import { refuse } from '../http/refusals.ts'
import type { Mail } from './mail.ts'

const address = '/api/dev/mailbox'

/** The mails that went nowhere, for whoever develops here: all of them as JSON, each as the page its reader would see. */
export const mailboxDoor = ({ mailbox }: Pick<Mail, 'mailbox'>): Door => ({
  name: address,
  methods: ['GET', 'HEAD'],
  opens: (path) => path === address || path.startsWith(`${address}/`),
  async answer({ path }) {
    // Where mail leaves, there is nothing at this address.
    if (!mailbox) throw refuse.unknown()
    const mails = await mailbox()
    if (path === address) return json(200, mails)
    const mail = mails.find(({ id }) => path === `${address}/${id}`)
    if (!mail) throw refuse.unknown()
    return framedDocument(mail.html)
  },
})
