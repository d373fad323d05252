import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Filter, formOf } from '#kit/resource/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { useNarrowScreen } from '#ui/overlays/narrow-screen.ts'
import { Popover } from '#ui/overlays/popover.tsx'
import type { ListState } from '../list-state/use-resource-list.ts'
import type { Options } from '../references.tsx'
import type { FilterCalls } from '../screens.ts'
import { OneInput, SomeInput } from './choice-inputs.tsx'
import { DaysInput } from './days-input.tsx'
import type { Choosers } from './list-filters.tsx'
import { inOrder, RangeInput } from './range-input.tsx'
import type { FilterTexts } from './use-filter-texts.ts'
import { FoundValues, ReferenceValues } from './value-inputs.tsx'

export interface FilterInputProps {
  of: Pick<ListState, 'resource' | 'texts' | 'valueText'>
  filter: Filter
  texts: FilterTexts
  options?: Options | undefined
  references?: Choosers
  calls?: FilterCalls
  value: string
  onChange: (value: string) => void
}

interface FilterEditorProps extends Omit<FilterInputProps, 'onChange'> {
  open: boolean
  anchor: () => Element | null
  finalFocus: () => HTMLElement | true
  onApply: (value: string) => void
  onClose: () => void
}

/** In a popover below its pill; on a phone, in a sheet. */
export function FilterEditor(props: FilterEditorProps) {
  const { of, filter, texts, value, open, anchor, finalFocus, onApply, onClose, ...rest } = props
  const { t: tCommon } = useTranslation('common')
  const { t } = of.texts
  const [draft, setDraft] = useState(value)
  const isNarrow = useNarrowScreen()
  const id = useId()
  const frame = {
    title: texts.labelOf(filter),
    open,
    finalFocus,
    onOpenChange: (next: boolean) => !next && onClose(),
  }

  const form = (
    <form
      id={id}
      onSubmit={(event) => {
        event.preventDefault()
        onApply(inOrder(filter, draft))
      }}
    >
      <FilterInput {...{ of, filter, texts, ...rest }} value={draft} onChange={setDraft} />
    </form>
  )
  const actions = (
    <>
      {value !== '' && (
        <Button size="sm" onClick={() => onApply('')}>
          {t('filters.remove')}
        </Button>
      )}
      <Button type="submit" form={id} size="sm" variant="primary">
        {t('filters.apply')}
      </Button>
    </>
  )
  return isNarrow ? (
    <Dialog {...frame} closeLabel={tCommon('actions.close')} actions={actions}>
      {form}
    </Dialog>
  ) : (
    <Popover {...frame} anchor={anchor}>
      {form}
      <div className="mt-4 flex justify-end gap-2">{actions}</div>
    </Popover>
  )
}

function FilterInput(props: FilterInputProps) {
  const { of, filter } = props
  const form = formOf(filter)
  if (form === 'range') return <RangeInput {...props} />
  if (form === 'days' || form === 'moments') return <DaysInput {...props} />
  if (form === 'flag' || form === 'picture') return <OneInput {...props} />
  if (filter.kind.startsWith('reference')) return <ReferenceValues {...props} />
  const isFew = form === 'missing' || of.resource.fields[filter.field]?.options !== undefined
  return isFew ? <SomeInput {...props} /> : <FoundValues {...props} />
}
