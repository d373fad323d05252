import { httpErrors } from '../errors/http-errors.ts'
import { framedDocument, json } from '../http/answers.ts'
import type { RouteHandler } from '../http/route-handler.ts'
import { readMailbox } from './read-mailbox.ts'

const address = '/api/dev/mailbox'

export const mailboxHandler = (services: Parameters<typeof readMailbox>[0]): RouteHandler => ({
  name: address,
  methods: ['GET', 'HEAD'],
  matches: (path) => path === address || path.startsWith(`${address}/`),
  async handle({ request, path }) {
    const mails = await readMailbox(services, request.headers)
    if (path === address) return json(200, mails)
    const mail = mails.find(({ id }) => path === `${address}/${id}`)
    if (!mail) throw httpErrors.unknown()
    return framedDocument(mail.html)
  },
})
