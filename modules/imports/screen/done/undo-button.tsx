import { useState } from 'react'
import { Allowed } from '#layouts/commands/allowed.tsx'
import { permissionFor } from '#rules/permissions.ts'
import { Button } from '#ui/actions/button.tsx'
import type { ImportRun } from '../../runs/import-run.ts'
import { useImport } from '../use-import.ts'
import { UndoDialog } from './undo-dialog.tsx'

interface UndoButtonProps {
  run: ImportRun
  label: string
  size?: 'sm' | 'md'
}

export function UndoButton({ run, label, size = 'md' }: UndoButtonProps) {
  const { resource } = useImport()
  const [isAsked, setAsked] = useState(false)
  if (!run.isUndoable) return null
  return (
    <Allowed needs={permissionFor(resource.name, 'update', 'delete')}>
      <Button variant="quiet" size={size} onClick={() => setAsked(true)}>
        {label}
      </Button>
      <UndoDialog run={run} open={isAsked} onClose={() => setAsked(false)} />
    </Allowed>
  )
}
