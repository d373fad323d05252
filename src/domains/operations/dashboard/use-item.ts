import { useTranslation } from 'react-i18next'
import { useFormat } from '#i18n/use-format.ts'
import { useLanguage } from '#i18n/use-language.ts'
import type { Item, TextKey } from '#kit/dashboard/index.server.ts'
import { namespaceOf } from './namespace-of.ts'

export type ItemOf<Kind extends Item['kind']> = Extract<Item, { kind: Kind }>

/** Reads texts of the feature that an item belongs to. */
export function useTexts(title: TextKey) {
  const namespace = namespaceOf(title)
  const { t } = useTranslation(namespace)
  return (key: TextKey, count?: number): string =>
    t([key], { count, defaultValue: key === `${namespace}:caption` ? namespace : '' })
}

/** The name in the user's language, or else the only one. */
export function useNameOf() {
  const { language } = useLanguage()
  return ({ name, names }: { name: string; names?: Record<string, string> | undefined }) =>
    names?.[language] || name
}

type Link = ItemOf<'action'>['link']

export const addressOf = ({ to, params, search, hash }: Omit<Link, 'title'>) => {
  const address: string = to
  return { to: address, params, search, hash }
}

const short = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const
const long = { weekday: 'long', ...short } as const

export function useDays() {
  const { date } = useFormat()
  const written = (day: string, style: typeof short | typeof long) =>
    date(new Date(`${day}T00:00:00Z`), style)
  return {
    dayText: (day: string) => written(day, short),
    longDayText: (day: string) => written(day, long),
  }
}
