import { fieldOf } from '#kit/resource/index.ts'
import type { Options } from './references.tsx'
import type { Screens } from './screens.ts'
import { useResourceTexts } from './use-resource-texts.ts'
import { useValueText } from './value-text.ts'

export function useCellText({ resource }: Screens, options: Options) {
  const valueText = useValueText(resource, useResourceTexts(resource))
  return (name: string, value: unknown): string => {
    if (!fieldOf(resource, name).kind.startsWith('reference')) return valueText(name, value)
    const names = [value].flat().flatMap((id) => options[name]?.find((one) => one.id === id) ?? [])
    return names.map((option) => option.name).join(', ')
  }
}
