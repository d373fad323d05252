import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#i18n/use-format.ts'
import { useRoleText } from '#i18n/use-role-text.ts'
import { PlaceText, useDeviceName } from '#kit/devices/index.ts'
import { useParts } from '#kit/parts/index.ts'
import { ownValue } from '#rules/own-value.ts'
import { isRole } from '#rules/roles.ts'
import { HueDot } from '#ui/data/hue-dot.tsx'
import { ExactTime } from '../act-time.tsx'
import type { RecordedFact } from '../recorded/recorded-facts.ts'
import { useRecorded } from '../recorded/recorded.ts'
import { useWords } from '../recorded/use-words.ts'

interface FactValueProps {
  fact: RecordedFact
  targetType: string
  value: unknown
}

export function FactValue({ fact: { name, kind, field }, targetType, value }: FactValueProps) {
  const { t } = useTranslation('activity')
  const format = useFormat()
  const { roleName } = useRoleText()
  const { goneOf, valueName } = useWords()
  const deviceName = useDeviceName()
  const { references } = useParts()
  const { words: added } = useRecorded()
  if (value === null || value === undefined || value === '') {
    return <span className="text-ink-faint">{t('detail.nothing')}</span>
  }
  if (field?.show) return <bdi>{field.show(value, format)}</bdi>
  if (typeof value === 'boolean') return t(value ? 'values.yes' : 'values.no')
  if (typeof value === 'number') {
    if (kind === 'hue') return <Colour hue={value} />
    return format.number(value, kind === 'year' ? { useGrouping: false } : {})
  }
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const Reference = references[field?.target ?? '']
  if (Reference) {
    return (
      <Suspense>
        <Reference id={text} fallback={goneOf(field?.target ?? '')} />
      </Suspense>
    )
  }
  if (kind === 'moment' || kind === 'dateTime') return <ExactTime at={new Date(text)} />
  if (kind === 'date') return format.date(new Date(text), { dateStyle: 'medium', timeZone: 'UTC' })
  if (kind === 'device') return deviceName(text)
  if (kind === 'place') return <PlaceText address={text} />
  if (kind === 'picture') return t('values.picture')
  const word = ownValue(words, text) ?? ownValue(added, text)
  if (kind === 'word' && word) return t(`values.${word}`)
  return <bdi className="wrap-anywhere whitespace-pre-line">{shown()}</bdi>

  function shown() {
    if (kind === 'role') return format.list(text.split(',').map(roleText))
    return kind === 'choice' ? valueName(targetType, name, text) : text
  }

  function roleText(role: string) {
    if (isRole(role)) return roleName(role)
    const known = ownValue(added, role)
    return known ? t(`values.${known}`) : role
  }
}

const words: Partial<
  Record<
    string,
    'code' | 'signIn' | 'changeEmail' | 'deleteAccount' | 'active' | 'banned' | 'unverified'
  >
> = {
  code: 'code',
  'sign-in': 'signIn',
  'change-email': 'changeEmail',
  'delete-account': 'deleteAccount',
  active: 'active',
  banned: 'banned',
  unverified: 'unverified',
}

const Colour = ({ hue }: { hue: number }) => (
  <span className="inline-flex items-center gap-2 align-middle">
    <HueDot hue={hue} />
    <bdi className="tabular-nums">{`${hue}°`}</bdi>
  </span>
)
