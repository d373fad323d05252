import type { MutationOptions } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import type { Form } from '#kit/forms/index.ts'
import type { DraftOf, Resource } from '#kit/resource/index.ts'
import type { Permissions } from '#rules/permissions.ts'
import type { Options } from '../references.tsx'
import type { Option, Screens } from '../screens.ts'

/** The values of a form by field; '' or null stands for no value. */
export type Values = Record<string, Value>
export type Value = string | number | boolean | readonly string[] | null

export interface InputProps<Held = Value> {
  name: string
  label: string
  required: boolean
  value: Held
  onChange: (value: Held) => void
  error: ReactNode
}

export interface OwnInputProps<Held = Value> extends InputProps<Held> {
  /** The form around it, for an input that fills other fields, too. */
  whole: FormFieldsProps
}

export interface KindInputProps extends InputProps {
  resource: Resource
  options: readonly Option[]
}

interface NewOption<Target extends Option, Draft> {
  needs: Permissions
  mutation: MutationOptions<Target, Error, Draft>
  draftOf: (name: string, options: readonly Target[]) => Draft
}

export type AnyNewOption = NewOption<Option, unknown>

export function newOption<Target extends Option, Draft>(
  option: NewOption<Target, Draft>,
): AnyNewOption
export function newOption(option: object): object {
  return option
}

type FieldName<R extends Resource> = keyof R['fields'] & keyof DraftOf<R> & string
type Entered<R extends Resource, K extends FieldName<R>> =
  NonNullable<DraftOf<R>[K]> extends number ? number | null : NonNullable<DraftOf<R>[K]>

interface FormOptions<R extends Resource> {
  /** In their order; without it, all fields in the order of the description. */
  fields?: readonly FieldName<R>[]
  wide?: readonly FieldName<R>[]
  inputs?: { [K in FieldName<R>]?: ComponentType<OwnInputProps<Entered<R, K>>> }
  create?: { [K in FieldName<R>]?: AnyNewOption }
}

export interface FormScreens {
  screens: Screens
  fields?: readonly string[]
  wide?: readonly string[]
  inputs?: Record<string, ComponentType<OwnInputProps> | undefined>
  create?: Record<string, AnyNewOption | undefined>
}

export interface FormFieldsProps {
  form: FormScreens
  state: Form<Values>
  options: Options
}

/** The form of a resource: apart from its other screens, so that only the form's pages load it. */
export function resourceForm<R extends Resource>(
  resource: R,
  screens: Screens,
  options: FormOptions<R>,
): FormScreens
export function resourceForm(_resource: Resource, screens: Screens, options: object): object {
  return { screens, ...options }
}
