import { framedDocument, json } from '../http/answers.ts'
import type { Door } from '../http/door.ts'
import { httpErrors } from '../http/http-errors.ts'
import { readMailbox } from './read-mailbox.ts'

const address = '/api/dev/mailbox'

export const mailboxDoor = (services: Parameters<typeof readMailbox>[0]): Door => ({
  name: address,
  methods: ['GET', 'HEAD'],
  opens: (path) => path === address || path.startsWith(`${address}/`),
  async answer({ request, path }) {
    const mails = await readMailbox(services, request.headers)
    if (path === address) return json(200, mails)
    const mail = mails.find(({ id }) => path === `${address}/${id}`)
    if (!mail) throw httpErrors.unknown()
    return framedDocument(mail.html)
  },
})
