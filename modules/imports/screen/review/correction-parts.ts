import type { ComponentType } from 'react'
import type { ImportRun, ProblemGroup, ProblemLine } from '../../runs/import-run.ts'
import type { ImportText } from '../use-import.ts'

interface ProblemFormProps {
  run: ImportRun
  line: ProblemLine
  /** Fields whose problem is solved stay. */
  fields: readonly string[]
}

/** A module that corrects lines exports these from its `import-correction-parts.ts`. */
export interface CorrectionParts {
  ProblemForm: ComponentType<ProblemFormProps>
  ProblemGroups: ComponentType<{ run: ImportRun; groups: readonly ProblemGroup[] }>
  /** It stands below the title of the problems. */
  hint: ImportText
}

const found = import.meta.glob<CorrectionParts>('../../../*/import-correction-parts.ts', {
  eager: true,
})

export const [correctionParts] = Object.values(found)
