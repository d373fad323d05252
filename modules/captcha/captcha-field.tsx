import { useEffect, useImperativeHandle, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#i18n/use-language.ts'
import type { CodeCheckProps } from '#kit/parts/index.ts'
import { useTheme } from '#layouts/display/use-theme.ts'
import { Button } from '#ui/actions/button.tsx'
import { captchaProviders } from './captcha-providers.ts'
import { showWidget, type Widget } from './widget.ts'

export default function CaptchaField({ settings, ref }: CodeCheckProps) {
  const { siteKey = '' } = settings
  const provider = captchaProviders.find((one) => one === settings['provider'])
  const { t } = useTranslation('captcha', { useSuspense: true })
  const { language } = useLanguage()
  const [theme] = useTheme()
  const [attempt, setAttempt] = useState({ hasFailed: false })
  const place = useRef<HTMLDivElement>(null)
  const widget = useRef<Widget>(null)
  const token = useRef('')

  useEffect(() => {
    if (!place.current || !provider || attempt.hasFailed) return undefined
    const onFailure = () => setAttempt({ hasFailed: true })
    const onToken = (given: string) => {
      token.current = given
    }
    const choice = { provider, siteKey, language, theme, onToken, onFailure }
    const shown = showWidget(place.current, choice)
    widget.current = shown
    return () => shown.remove()
  }, [provider, siteKey, language, theme, attempt])

  useImperativeHandle(ref, () => ({
    /** A token works only once, whatever the result. */
    take(): Record<string, string> {
      const given = token.current
      widget.current?.reset()
      return given === '' ? {} : { 'x-captcha-response': given }
    },
  }))

  return (
    <fieldset aria-label={t('label')}>
      {attempt.hasFailed ? (
        <div role="alert" className="flex flex-wrap items-center justify-between gap-3 text-sm">
          <p className="text-danger">{t('failed')}</p>
          <Button onClick={() => setAttempt({ hasFailed: false })}>{t('retry')}</Button>
        </div>
      ) : (
        <div ref={place} className="min-h-20" />
      )}
    </fieldset>
  )
}
