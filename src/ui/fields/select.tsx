import { CSPProvider } from '@base-ui/react/csp-provider'
import { Select as Base } from '@base-ui/react/select'
import { Check, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { floatingSurface } from '../overlays/floating.ts'
import { menuRow } from '../overlays/menu-row.tsx'
import { controlHeight, controlLook } from './control-look.ts'
import { useFieldControl } from './field-control.ts'

interface SelectProps<Value extends string> {
  value: Value | null
  onValueChange: (value: Value) => void
  options: readonly { value: Value; label: ReactNode; disabled?: boolean }[]
  placeholder?: string
  /** Names it where no field does. */
  'aria-label'?: string
  name?: string
  disabled?: boolean
}

/** One of several that are known in advance. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { value, onValueChange, options, placeholder, name, disabled } = props
  const { id, ...control } = useFieldControl()
  return (
    <Base.Root
      id={id}
      name={name}
      disabled={disabled}
      items={options}
      value={value}
      onValueChange={(next) => next !== null && onValueChange(next)}
    >
      <Base.Trigger
        {...control}
        aria-label={props['aria-label']}
        className={`flex cursor-default items-center justify-between gap-2 ps-3 pe-2.5 text-start data-popup-open:border-plum ${controlLook} ${controlHeight}`}
      >
        <Base.Value
          placeholder={placeholder}
          className="truncate data-placeholder:text-ink-faint"
        />
        <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-ink-faint" />
      </Base.Trigger>
      {/* Base UI's own style element serves a placement that is not used, and the policy refuses it. */}
      <CSPProvider disableStyleElements>
        <Base.Portal>
          <Base.Positioner
            alignItemWithTrigger={false}
            sideOffset={4}
            collisionPadding={8}
            className="z-50 outline-none"
          >
            <Base.Popup className={`min-w-(--anchor-width) ${floatingSurface}`}>
              <Base.List className="max-h-[min(20rem,var(--available-height))] overflow-y-auto p-1">
                {options.map((option) => (
                  <Base.Item
                    key={option.value}
                    value={option.value}
                    disabled={option.disabled}
                    className={menuRow}
                  >
                    <Base.ItemText className="grow">{option.label}</Base.ItemText>
                    <Base.ItemIndicator>
                      <Check aria-hidden className="size-4 text-plum" />
                    </Base.ItemIndicator>
                  </Base.Item>
                ))}
              </Base.List>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </CSPProvider>
    </Base.Root>
  )
}
