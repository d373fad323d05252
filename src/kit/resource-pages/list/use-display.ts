import { useFormat } from '#i18n/use-format.ts'
import type { Options } from '../references.tsx'
import type { Screens } from '../screens.ts'
import { useResourceTexts } from '../use-resource-texts.ts'
import { useValueText } from '../value-text.ts'

export function useDisplay(screens: Screens, options: Options) {
  const texts = useResourceTexts(screens.resource)
  return {
    screens,
    options,
    texts,
    valueText: useValueText(screens.resource, texts),
    format: useFormat(),
  }
}

export type Display = ReturnType<typeof useDisplay>
