import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#i18n/use-format.ts'
import { Button } from '#ui/actions/button.tsx'
import { type PasskeyOnlyQuestion, PasskeyOnlyQuestions } from './passkey-only-questions.tsx'
import { usePasskeyOnly } from './use-passkey-only.ts'

export function PasskeyOnlyPart() {
  const { t } = useTranslation('passkey-only')
  const passkeyOnly = usePasskeyOnly()
  const formats = useFormat()
  const [asked, setAsked] = useState<PasskeyOnlyQuestion>()
  const part = useRef<HTMLDivElement>(null)
  return (
    <div
      ref={part}
      tabIndex={-1}
      className="-mx-5 mt-4 border-t border-line px-5 pt-4 outline-none"
    >
      <h3 className="font-medium">{t('title')}</h3>
      {passkeyOnly ? (
        <p className="mt-0.5 text-sm text-ink-soft">
          {t('since', { day: formats.date(passkeyOnly.since, { dateStyle: 'medium' }) })}{' '}
          {t('left', { count: passkeyOnly.recoveryCodesLeft })}
        </p>
      ) : (
        <p className="mt-0.5 text-sm text-ink-soft">{t('text')}</p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {passkeyOnly ? (
          <>
            <Button size="sm" onClick={() => setAsked('replace')}>
              {t('replace.action')}
            </Button>
            <Button size="sm" onClick={() => setAsked('turnOff')}>
              {t('turnOff.action')}
            </Button>
          </>
        ) : (
          <Button size="sm" onClick={() => setAsked('turnOn')}>
            {t('turnOn.action')}
          </Button>
        )}
      </div>
      <PasskeyOnlyQuestions
        asked={asked}
        onClose={() => setAsked(undefined)}
        onChanged={() => part.current?.focus()}
      />
    </div>
  )
}
