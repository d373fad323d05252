import { PictureField } from '#kit/pictures/index.ts'
import { fieldOf } from '#kit/resource/index.ts'
import { Allowed } from '#layouts/commands/allowed.tsx'
import type { FormFieldsProps, FormScreens, Values } from '../kinds/form-options.ts'
import { needsOf } from '../link-to.ts'
import { referencesOf } from '../references.tsx'
import { useResourceTexts } from '../use-resource-texts.ts'
import { inputs } from './inputs.tsx'
import { CreatingReferenceInput, ReferenceInput } from './reference-input.tsx'
import { useMistakes } from './use-mistakes.ts'
import { formFieldsOf } from './values.ts'

export const withPictures =
  'grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_14rem] xl:gap-x-10 xl:grid-cols-[minmax(0,1fr)_20rem]'

export function FormFields(shown: FormFieldsProps) {
  const { form } = shown
  const { resource } = form.screens
  const names = formFieldsOf(form)
  const isPicture = (name: string) => fieldOf(resource, name).kind === 'picture'
  const pictures = names.filter(isPicture)
  return (
    <div className={pictures.length > 0 ? withPictures : undefined}>
      <div className="grid content-start gap-6 sm:grid-cols-2">
        {names
          .filter((name) => !isPicture(name))
          .map((name) => (
            <FormField key={name} name={name} {...shown} />
          ))}
      </div>
      {pictures.map((name) => (
        <FormPicture key={name} name={name} {...shown} />
      ))}
    </div>
  )
}

export const isWide = ({ screens: { resource }, wide }: FormScreens, name: string) =>
  wide?.includes(name) ??
  (name === resource.nameField || fieldOf(resource, name).kind === 'longText')

interface FormFieldProps extends FormFieldsProps {
  name: string
}

function FormField({ form, name, ...rest }: FormFieldProps) {
  const input = <FieldInput form={form} name={name} {...rest} />
  return isWide(form, name) ? <div className="sm:col-span-2">{input}</div> : input
}

function FieldInput({ form, state, options, name }: FormFieldProps) {
  const { resource } = form.screens
  const { label } = useResourceTexts(resource)
  const wordsFor = useMistakes(resource, name)
  const { kind, required = false } = fieldOf(resource, name)
  const input = {
    name,
    label: label(name),
    required,
    value: state.values[name] ?? null,
    onChange: (value: Values[string]) => state.set({ [name]: value }),
    error: wordsFor(state.mistakeIn(name)),
  }
  const Own = form.inputs?.[name]
  if (Own) return <Own {...input} whole={{ form, state, options }} />
  if (kind === 'picture') return null
  if (kind === 'reference') {
    const { Chooser } = form.screens.references[name] ?? {}
    const shown = { resource, Chooser, options: options[name] ?? [], record: state.values }
    const reference = { ...input, ...shown }
    const create = form.create?.[name]
    if (!create) return <ReferenceInput {...reference} />
    return <CreatingReferenceInput {...reference} {...{ create, wordsFor }} hold={state.hold} />
  }
  const Input = inputs[kind]
  return <Input {...input} resource={resource} options={options[name] ?? []} />
}

function FormPicture({ form, state, options, name }: FormFieldProps) {
  const { resource, Picture } = form.screens
  const { label } = useResourceTexts(resource)
  const wordsFor = useMistakes(resource, name)
  const { values } = state
  const value = values[name]
  const references = referencesOf(options, values)
  return (
    <Allowed needs={needsOf(resource, 'create', 'update')}>
      <PictureField
        kind="cover"
        label={label(name)}
        value={typeof value === 'string' ? value : null}
        onChange={(id) => state.set({ [name]: id })}
        onSend={state.hold}
        error={wordsFor(state.mistakeIn(name))}
      >
        {(picture, alt) =>
          Picture ? (
            <Picture
              record={{ ...values, [name]: null }}
              references={references}
              size="page"
              picture={picture}
              label={picture && alt}
            />
          ) : (
            picture && <img {...picture} alt={alt} className="w-full rounded-sm" />
          )
        }
      </PictureField>
    </Allowed>
  )
}
