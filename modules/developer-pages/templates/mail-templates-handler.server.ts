import { isLanguage } from '#i18n/languages.ts'
import type { Config } from '#platform/config/config.ts'
import { httpErrors } from '#platform/errors/http-errors.ts'
import { framedDocument } from '#platform/http/answers.ts'
import type { RouteHandler } from '#platform/http/route-handler.ts'
import type { MailTemplate } from '#platform/mail/mail-template.ts'

interface Needed {
  config: Pick<Config, 'localMode'>
  mails: readonly MailTemplate[]
}

const address = '/api/dev/mails/'

export const mailTemplatesHandler = ({ config: { localMode }, mails }: Needed): RouteHandler => ({
  name: '/api/dev/mails',
  methods: ['GET', 'HEAD'],
  matches: (path) => path.startsWith(address),
  async handle({ path }) {
    const [name, language, ...rest] = path.slice(address.length).split('/')
    const template = mails.find((candidate) => candidate.name === name)
    if (!localMode || !template || !isLanguage(language) || rest.length > 0) {
      throw httpErrors.unknown()
    }
    return framedDocument((await template.sample(language)).html)
  },
})
