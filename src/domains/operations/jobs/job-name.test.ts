import { createInstance } from 'i18next'
import { expect, test } from 'vitest'
import { jobNameIn } from './job-name.ts'

test('activity names a job in the reader’s words, where they are loaded', async () => {
  const i18n = createInstance()
  await i18n.init({ lng: 'fr', fallbackLng: false, resources: { fr: {} } })
  expect(jobNameIn(i18n, 'mail-code')).toBe('mail-code')
  i18n.addResourceBundle('fr', 'jobs', { names: { 'mail-code': 'Envoyer un code' } })
  expect(jobNameIn(i18n, 'mail-code')).toBe('Envoyer un code')
  expect(jobNameIn(i18n, 'of-an-older-release')).toBe('of-an-older-release')
})
