import { describe, expect, test } from 'vitest'
import { parts } from '#app/parts.ts'
import { createI18n, startI18n } from '#i18n/create-i18n.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import { loadRecorded } from '#kit/activity/index.ts'
import { knownScopes, offeredScopes } from '#rules/key-scopes.ts'
import { permissionTable } from '#rules/permissions.ts'
import { byResource, doesOf, prepareScopes, scopeTexts } from './index.ts'

const raw = /^[a-z][\w-]*$/
const lowerCase = /^\p{Lowercase}/u

const offered = [...offeredScopes(permissionTable), ...offeredScopes(permissionTable, 'acme')]

/** Every resource, generated ones too: `npm run new -- resource` adds its permissions and its texts. */
describe.each(LANGUAGES)('in %s', (language) => {
  test.each([...byResource(knownScopes)])(
    'the consent page and the dialog of a key name %s in words, each permission by a label of its own',
    async (resource, scopes) => {
      const i18n = createI18n()
      await startI18n(i18n, { language })
      await prepareScopes({ i18n, parts }, scopes)
      const { nameOf, wordOf, labelOf } = scopeTexts(i18n, await loadRecorded(parts))
      expect(nameOf(resource)).not.toMatch(raw)
      expect(scopes.map((scope) => wordOf(doesOf(scope)))).not.toContain('')
      const choices = scopes.filter((scope) => offered.includes(scope))
      const labels = choices.map(labelOf)
      expect(new Set(labels).size).toBe(choices.length)
      expect(labels.filter((label) => label === '' || lowerCase.test(label))).toEqual([])
    },
  )
})
