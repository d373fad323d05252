import { useState } from 'react'
import { Allowed } from '#layouts/commands/allowed.tsx'
import { type ImportRun, useImport } from '#modules/imports/screen/index.ts'
import { permissionFor } from '#rules/permissions.ts'
import { Button } from '#ui/actions/button.tsx'
import { UndoDialog } from './undo-dialog.tsx'

interface UndoButtonProps {
  run: ImportRun
  isListed?: boolean
}

export function UndoButton({ run, isListed = false }: UndoButtonProps) {
  const { resource, text } = useImport()
  const [isAsked, setAsked] = useState(false)
  if (!run.isUndoable) return null
  return (
    <Allowed needs={permissionFor(resource.name, 'update', 'delete')}>
      <Button variant="quiet" size={isListed ? 'sm' : 'md'} onClick={() => setAsked(true)}>
        {text(isListed ? 'undo.confirm' : 'undo.action')}
      </Button>
      <UndoDialog run={run} open={isAsked} onClose={() => setAsked(false)} />
    </Allowed>
  )
}
