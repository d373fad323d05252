import { onlineManager } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createI18n, startI18n } from './create-i18n.ts'
import { loadTexts } from './texts.ts'

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

test('texts that did not arrive are fetched again when the network returns, and shown', async () => {
  vi.stubEnv('SSR', false)
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllEnvs()
  })
  const network = { isAway: false }
  const i18n = createI18n((language, namespace) =>
    network.isAway ? Promise.reject(new Error('Away')) : loadTexts(language, namespace),
  )
  await startI18n(i18n, { language: 'en' })
  network.isAway = true
  const loading = i18n.loadNamespaces('login', () => undefined)
  await vi.advanceTimersByTimeAsync(15_000)
  await loading
  expect(i18n.t('login:login.title')).toBe('')

  const showAgain = vi.fn<() => void>()
  i18n.on('languageChanged', showAgain)
  onlineManager.setOnline(false)
  network.isAway = false
  onlineManager.setOnline(true)
  await vi.advanceTimersByTimeAsync(1000)
  expect(i18n.t('login:login.title')).toBe('Sign in')
  expect(showAgain).toHaveBeenCalledTimes(1)
})
