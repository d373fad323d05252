import type { RecordOf, Resource } from '#kit/resource/index.ts'
import type { Command } from '#layouts/commands/command.ts'
import type { AnyRecord, FieldName, Screens } from '../screens.ts'
import type { ResourceTexts } from '../use-resource-texts.ts'

interface DetailOptions<Full, Field> {
  facts?: readonly Field[]
  commandsOf?: (record: Full, texts: ResourceTexts) => Command[]
}

export interface DetailScreens extends DetailOptions<AnyRecord, string> {
  screens: Screens
}

/** The page of a record: apart from the other screens, so that only this page loads it. */
export function resourceDetail<R extends Resource>(
  resource: R,
  screens: Screens,
  options: DetailOptions<RecordOf<R>, FieldName<R>>,
): DetailScreens
export function resourceDetail(_resource: Resource, screens: Screens, options: object): object {
  return { screens, ...options }
}
