import { Refused } from '#platform/command-line/command.ts'
import { defineCommand } from '#platform/command-line/define-command.ts'
import { withDatabase } from '#platform/command-line/with-database.ts'
import { allowCodes } from './allow-codes.server.ts'

export const allowCodesCommand = defineCommand({
  summary: 'lets members of an organization sign in with codes again',
  details:
    'For an organization that requires single sign-on, and whose provider is away. It is recorded in the activity.',
  arguments: {
    organization: {
      description: 'the last part of its address, like north-library',
      read: (typed: string) => typed.toLowerCase(),
    },
  },
  options: {},
  examples: ['north-library'],
  async run({ organization }, readConfig) {
    const outcome = await withDatabase(readConfig, ({ database }) =>
      allowCodes(database, organization),
    )
    if (outcome === 'unknown') throw new Refused(`There is no organization ${organization}`)
    const text =
      outcome === 'done'
        ? `Members of ${organization} can sign in with codes again`
        : `${organization} does not require single sign-on`
    return { text, data: { organization, changed: outcome === 'done' } }
  },
})
