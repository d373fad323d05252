import { mailTemplates } from '#domains/identity/login/index.server.ts'
import { isLanguage } from '#i18n/languages.ts'
import type { Config } from '#platform/config/config.ts'
import { framedDocument } from '#platform/http/answers.ts'
import { httpErrors } from '#platform/http/http-errors.ts'
import type { RouteHandler } from '#platform/http/route-handler.ts'

const address = '/api/dev/mails/'

export const mailTemplatesHandler = ({ localMode }: Pick<Config, 'localMode'>): RouteHandler => ({
  name: '/api/dev/mails',
  methods: ['GET', 'HEAD'],
  matches: (path) => path.startsWith(address),
  async handle({ path }) {
    const [name, language, ...rest] = path.slice(address.length).split('/')
    const template = mailTemplates.find((candidate) => candidate.name === name)
    if (!localMode || !template || !isLanguage(language) || rest.length > 0) {
      throw httpErrors.unknown()
    }
    return framedDocument((await template.compose(language)).html)
  },
})
