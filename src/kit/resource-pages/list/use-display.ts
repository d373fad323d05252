import { useFormat } from '#i18n/use-format.ts'
import type { Options } from '../references.tsx'
import type { Screens } from '../screens.ts'
import { useResourceTexts } from '../use-resource-texts.ts'
import { useValueText } from '../value-text.ts'

/** What the parts of a list need to show its records. */
export function useDisplay(screens: Screens, options: Options) {
  return {
    screens,
    options,
    texts: useResourceTexts(screens.resource),
    valueText: useValueText(screens.resource),
    format: useFormat(),
  }
}

export type Display = ReturnType<typeof useDisplay>
