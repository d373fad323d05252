import type { ComponentProps } from 'react'
import type { Namespace } from '#i18n/texts.ts'
import type { LinkButton } from '#ui/actions/link-button.tsx'
import type { Resource } from '../../resource/index.ts'
import { importFields } from '../import-fields.ts'

/** What a file is imported into. */
export interface ImportTarget {
  /** Its path is also the namespace of its texts. */
  resource: Resource & { path: Namespace }
  /** The page that lists the records. */
  list: ComponentProps<typeof LinkButton>['to']
}

export const referenceNames = (resource: ImportTarget['resource']) =>
  importFields(resource).flatMap(({ kind, name }) => (kind === 'reference' ? [name] : []))
