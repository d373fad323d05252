import { useId, type ComponentProps, type ReactNode } from 'react'

export interface ChoiceTexts {
  label: ReactNode
  labelHidden?: boolean
  description?: ReactNode
}

interface ChoiceProps extends ChoiceTexts {
  input: ComponentProps<'input'>
  children: ReactNode
}

export function Choice({ label, labelHidden, description, input, children }: ChoiceProps) {
  const id = useId()
  const descriptionId = description ? `${id}-description` : undefined
  return (
    <div className="group relative flex w-fit gap-3 text-sm pointer-coarse:not-has-[.sr-only]:py-3">
      <span className="grid h-5 shrink-0 place-content-center place-items-center *:[grid-area:1/1]">
        <input
          {...input}
          id={id}
          aria-describedby={descriptionId}
          className="peer relative z-1 h-5 w-full min-w-5 cursor-pointer opacity-0 disabled:cursor-default pointer-coarse:-m-3 pointer-coarse:size-11"
        />
        {children}
      </span>
      <span className="has-[.sr-only]:contents">
        <label
          htmlFor={id}
          className={
            labelHidden
              ? 'sr-only'
              : 'block cursor-pointer leading-5 group-has-disabled:cursor-default group-has-disabled:text-ink-faint after:absolute after:inset-0'
          }
        >
          {label}
        </label>
        {description && (
          <span id={descriptionId} className="mt-0.5 block text-ink-soft">
            {description}
          </span>
        )}
      </span>
    </div>
  )
}
