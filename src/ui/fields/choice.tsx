import { useId, type ComponentProps, type ReactNode } from 'react'

export interface ChoiceTexts {
  /** Without one, `input` has an `aria-label`. */
  label?: ReactNode
  description?: ReactNode
}

interface ChoiceProps extends ChoiceTexts {
  input: ComponentProps<'input'>
  children: ReactNode
}

export function Choice({ label, description, input, children }: ChoiceProps) {
  const id = useId()
  const descriptionId = description ? `${id}-description` : undefined
  return (
    <div
      className={`group relative flex w-fit gap-3 text-sm ${label ? 'pointer-coarse:py-3' : ''}`}
    >
      <span className="grid h-5 shrink-0 place-content-center place-items-center *:[grid-area:1/1]">
        <input {...input} id={id} aria-describedby={descriptionId} className="peer choice-input" />
        {children}
      </span>
      {label && (
        <span>
          <label
            htmlFor={id}
            className="block cursor-pointer leading-5 group-has-disabled:cursor-default group-has-disabled:text-ink-faint after:absolute after:inset-0"
          >
            {label}
          </label>
          {description && (
            <span id={descriptionId} className="mt-0.5 block text-ink-soft">
              {description}
            </span>
          )}
        </span>
      )}
    </div>
  )
}
