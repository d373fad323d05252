import { expect, test } from 'vitest'
import { createI18n, startI18n } from './create-i18n.ts'

test('texts that are not there never end as keys on a page', async () => {
  const i18n = createI18n()
  await startI18n(i18n, { language: 'en' })
  await i18n.loadNamespaces('common')
  expect(i18n.t('actions.close')).toBe('Close')
  expect(i18n.t('login:login.title')).toBe('')
  expect(i18n.t(['login:login.title', 'login:login.send'])).toBe('')
  expect(i18n.t('login:login.title', { defaultValue: 'Sign in' })).toBe('Sign in')
  expect(i18n.exists('login:login.title')).toBe(false)
})
