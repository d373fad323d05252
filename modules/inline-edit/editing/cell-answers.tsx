import type { KeyboardEvent, MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useResourceTexts } from '#kit/resource-pages/index.ts'
import type { Resource } from '#kit/resource/index.ts'
import { Button } from '#ui/actions/button.tsx'

interface CellAnswersProps {
  resource: Resource
  onSave: () => void
  onCancel: () => void
}

/** The pointer uses these buttons; keys save and cancel in the field itself. */
export function CellAnswers({ resource, onSave, onCancel }: CellAnswersProps) {
  const { t } = useResourceTexts(resource)
  const { t: tCommon } = useTranslation('common')
  return (
    <div className="mt-2 flex gap-2">
      <Button {...handlers} size="sm" variant="primary" onClick={onSave}>
        {t('cells.save')}
      </Button>
      <Button {...handlers} size="sm" variant="quiet" onClick={onCancel}>
        {tCommon('actions.cancel')}
      </Button>
    </div>
  )
}

const handlers = {
  /** Safari focuses no button, and a field that loses the focus saves. */
  onMouseDown: (event: MouseEvent) => event.preventDefault(),
  /** In the field, Enter saves. */
  onKeyDown: (event: KeyboardEvent) => event.stopPropagation(),
}
