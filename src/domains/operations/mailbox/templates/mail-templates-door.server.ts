import { mailTemplates } from '#domains/identity/login/index.server.ts'
import { isLanguage } from '#i18n/languages.ts'
import type { Config } from '#platform/config/config.ts'
import { framedDocument } from '#platform/http/answers.ts'
import type { Door } from '#platform/http/door.ts'
import { httpErrors } from '#platform/http/http-errors.ts'

const address = '/api/dev/mails/'

export const mailTemplatesDoor = ({ localMode }: Pick<Config, 'localMode'>): Door => ({
  name: '/api/dev/mails',
  methods: ['GET', 'HEAD'],
  opens: (path) => path.startsWith(address),
  async answer({ path }) {
    const [name, language, ...rest] = path.slice(address.length).split('/')
    const template = mailTemplates.find((candidate) => candidate.name === name)
    if (!localMode || !template || !isLanguage(language) || rest.length > 0) {
      throw httpErrors.unknown()
    }
    return framedDocument((await template.compose(language)).html)
  },
})
