import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#i18n/use-format.ts'
import { useRoleText } from '#i18n/use-role-text.ts'
import { PlaceText, useDeviceName } from '#kit/devices/index.ts'
import { useParts } from '#kit/parts/index.ts'
import { isRole } from '#rules/roles.ts'
import { HueDot } from '#ui/data/hue-dot.tsx'
import { ExactTime } from '../act-time.tsx'
import type { FieldName } from '../fields.ts'

export function FactValue({ name, value }: { name: FieldName; value: unknown }) {
  const { t } = useTranslation('activity')
  const format = useFormat()
  const { roleName } = useRoleText()
  const deviceName = useDeviceName()
  const { references } = useParts()
  if (value === null || value === undefined || value === '') {
    return <span className="text-ink-faint">{t('detail.nothing')}</span>
  }
  if (typeof value === 'boolean') return t(value ? 'values.yes' : 'values.no')
  if (name === 'colour' && typeof value === 'number') return <Colour hue={value} />
  if (typeof value === 'number') {
    return name === 'publishedYear'
      ? format.number(value, { useGrouping: false })
      : format.number(value)
  }
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const Reference = references[name]
  if (Reference) {
    return (
      <Suspense>
        <Reference id={text} fallback={t('values.unknownGenre')} />
      </Suspense>
    )
  }
  if (name === 'expiresAt') return <ExactTime at={new Date(text)} />
  if (name === 'userAgent') return deviceName(text)
  if (name === 'ipAddress') return <PlaceText address={text} />
  if (name === 'coverId' || name === 'logoId') return t('values.cover')
  const word = words[text]
  if (worded.has(name) && word) return t(`values.${word}`)
  return (
    <bdi className="wrap-anywhere whitespace-pre-line">
      {name === 'role' ? format.list(text.split(',').map(roleText)) : text}
    </bdi>
  )

  function roleText(role: string) {
    if (isRole(role)) return roleName(role)
    const known = memberRoles[role]
    return known ? t(`values.${known}`) : role
  }
}

const memberRoles: Partial<Record<string, 'owner' | 'administrator' | 'member'>> = {
  owner: 'owner',
  administrator: 'administrator',
  member: 'member',
}

const worded = new Set<FieldName>(['method', 'purpose', 'status', 'access'])

const words: Partial<
  Record<
    string,
    | 'code'
    | 'signIn'
    | 'changeEmail'
    | 'deleteAccount'
    | 'active'
    | 'banned'
    | 'unverified'
    | 'read'
    | 'add'
  >
> = {
  code: 'code',
  'sign-in': 'signIn',
  'change-email': 'changeEmail',
  'delete-account': 'deleteAccount',
  active: 'active',
  banned: 'banned',
  unverified: 'unverified',
  read: 'read',
  add: 'add',
}

const Colour = ({ hue }: { hue: number }) => (
  <span className="inline-flex items-center gap-2 align-middle">
    <HueDot hue={hue} />
    <bdi className="tabular-nums">{`${hue}°`}</bdi>
  </span>
)
