import { json } from '../http/answers.ts'
import type { Door } from '../http/door.ts'
import { refuse } from '../http/refusals.ts'
import type { Mail } from './mail.ts'

/** The mails that went nowhere, for whoever develops here. Without a mailbox there is nothing at this address. */
export const mailboxDoor = ({ mailbox }: Pick<Mail, 'mailbox'>): Door => ({
  name: '/api/dev/mailbox',
  methods: ['GET', 'HEAD'],
  opens: (path) => path === '/api/dev/mailbox',
  async answer() {
    if (!mailbox) throw refuse.unknown()
    return json(200, await mailbox())
  },
})
