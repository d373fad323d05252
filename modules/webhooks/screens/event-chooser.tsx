import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useRecorded, useWords } from '#kit/activity/index.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { FieldMessage } from '#ui/fields/field-message.tsx'
import { RequiredMark } from '#ui/fields/required-mark.tsx'
import { useWebhookPlace } from './webhook-place.ts'

interface EventChooserProps {
  chosen: readonly string[]
  onChange: (events: string[]) => void
  mistake: ReactNode
}

export function EventChooser({ chosen, onChange, mistake }: EventChooserProps) {
  const { t } = useTranslation('webhooks')
  const id = useId()
  const recorded = useRecorded()
  const { organizationId } = useWebhookPlace()
  const actions = organizationId === null ? recorded.actions : recorded.organizationActions
  const { actionName } = useWords()
  const choose = (event: string, isChosen: boolean) =>
    onChange(actions.filter((one) => (one === event ? isChosen : chosen.includes(one))))
  return (
    <fieldset aria-describedby={id}>
      <legend className="mb-2 text-sm font-medium">
        {t('fields.events')}
        <RequiredMark />
      </legend>
      <div className="grid max-h-60 grid-cols-[repeat(auto-fill,minmax(min(100%,12rem),1fr))] gap-x-4 gap-y-3 overflow-y-auto rounded-md border border-line p-3">
        {actions.map((event) => (
          <Checkbox
            key={event}
            name="events"
            label={actionName(event)}
            description={
              <code dir="ltr" className="text-xs">
                {event}
              </code>
            }
            checked={chosen.includes(event)}
            onCheckedChange={(isChosen) => choose(event, isChosen)}
          />
        ))}
      </div>
      <FieldMessage id={id} help={t('form.eventsHelp')} error={mistake} />
    </fieldset>
  )
}
