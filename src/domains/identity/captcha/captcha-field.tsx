import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#i18n/use-language.ts'
import { useTheme } from '#layouts/display/use-theme.ts'
import { Button } from '#ui/actions/button.tsx'
import { showWidget, type Widget, type WidgetChoice } from './widget.ts'

type Props = Pick<WidgetChoice, 'provider' | 'siteKey' | 'onToken'> & {
  ref: Ref<{ reset: () => void }>
}

export default function CaptchaField({ provider, siteKey, onToken, ref }: Props) {
  const { t } = useTranslation('captcha', { useSuspense: true })
  const { language } = useLanguage()
  const [theme] = useTheme()
  const [attempt, setAttempt] = useState({ hasFailed: false })
  const place = useRef<HTMLDivElement>(null)
  const widget = useRef<Widget>(null)
  const tell = useEffectEvent(onToken)

  useEffect(() => {
    if (!place.current || attempt.hasFailed) return undefined
    const onFailure = () => setAttempt({ hasFailed: true })
    const choice = { provider, siteKey, language, theme, onToken: tell, onFailure }
    const shown = showWidget(place.current, choice)
    widget.current = shown
    return () => shown.remove()
  }, [provider, siteKey, language, theme, attempt])

  useImperativeHandle(ref, () => ({ reset: () => widget.current?.reset() }))

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
