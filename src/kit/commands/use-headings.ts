import { useTranslation } from 'react-i18next'
import type { CommandGroup } from '#layouts/commands/command.ts'

export type HeadingOf = (group: CommandGroup | 'recent') => string

export function useHeadings(): HeadingOf {
  const { t } = useTranslation('commands')
  return (group) => t(`groups.${group}`)
}
