import type { UndoCounts } from '#modules/imports/screen/index.ts'

export interface Undo extends UndoCounts {
  keptRecords: { id: string; name: string }[]
}
