import { CSPProvider } from '@base-ui/react/csp-provider'
import { Select as Base } from '@base-ui/react/select'
import { Check } from 'lucide-react'
import type { Again } from '../../first-use/again.ts'
import { useAgain } from '../../first-use/use-first-use.ts'
import { floatingSurface } from '../../overlays/floating.ts'
import { menuRow } from '../../overlays/menu-row.tsx'
import { SelectMark, selectLook } from '../chooser-look.tsx'
import { useFieldControl } from '../field-control.ts'
import type { SelectProps } from '../select.tsx'

interface UsedSelectProps<Value extends string> extends SelectProps<Value> {
  again: Again | undefined
}

export function Select<Value extends string>(props: UsedSelectProps<Value>) {
  const { value, onValueChange, options, placeholder, name, disabled } = props
  const { id, ...control } = useFieldControl()
  const button = useAgain<HTMLButtonElement>(props.again)
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
        ref={button}
        {...control}
        aria-label={props['aria-label']}
        className={selectLook}
      >
        <Base.Value
          placeholder={placeholder}
          className="one-line data-placeholder:text-ink-faint"
        />
        <SelectMark />
      </Base.Trigger>
      {/* Base UI's style element serves an unused alignment, and the content security policy blocks it. */}
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
                      <Check aria-hidden className="size-4 text-accent" />
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
