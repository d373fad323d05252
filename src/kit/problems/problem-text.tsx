import type { i18n as I18n, TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type texts from './locales/en.json'
import { isDemoRefusal, Refusal } from './refusal.ts'

export function ProblemText({ error }: { error: unknown }) {
  const { t, i18n, ready } = useTranslation('problems')
  // Where loading them has failed, there is only the sentence that this stands beside.
  if (isDemoRefusal(error) || !ready || !i18n.exists('problems:unknown')) return null
  return error instanceof Refusal ? wordsFor(error, t, i18n) : t('unknown')
}

function wordsFor(
  { code, triesLeft, retryAfter, isOwn }: Refusal,
  t: TFunction<'problems'>,
  i18n: I18n,
): string {
  if (code === 'INVALID_OTP' && triesLeft === 0) return t('codes.TOO_MANY_ATTEMPTS')
  if (code === 'INVALID_OTP' && triesLeft) return t('triesLeft', { count: triesLeft })
  if (code === 'CONFLICT' && isOwn) return t('ownConflict')
  if (code === 'TOO_MANY_REQUESTS' && retryAfter) return waitingTime(retryAfter, t)
  return hasWords(code, i18n) ? t(`codes.${code}`) : t('unknown')
}

/** Rounded up, so that the user never retries too early. */
function waitingTime(seconds: number, t: TFunction<'problems'>): string {
  return seconds <= 90
    ? t('waitSeconds', { count: Math.ceil(seconds) })
    : t('waitMinutes', { count: Math.ceil(seconds / 60) })
}

function hasWords(code: string, i18n: I18n): code is keyof (typeof texts)['codes'] {
  const known: unknown = i18n.getResource(i18n.language, 'problems', 'codes')
  return typeof known === 'object' && known !== null && Object.hasOwn(known, code)
}
