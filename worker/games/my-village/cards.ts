import type {
  Area,
  Category,
  ChamberId,
  ChurchId,
  CraftBuildingKind,
  Good,
  MonkBonus,
  MonkStack,
  Profession,
} from './components/index.ts'
import type { HeadmanSpace } from './state.ts'

/** A name as it stands alone, the same as the object of a sentence, and what the card does. */
interface CardText {
  readonly name: string
  readonly object: string
  readonly text: string
}

/** Names of a kind of goods. */
export interface GoodText {
  /** A single one. */
  readonly name: string
  /** A single one with its article, as the object of a sentence. */
  readonly object: string
  /** All of them, as a heading. */
  readonly all: string
  /** "2 horses" */
  count(n: number): string
}

/** Names and texts of the components in one language. */
export interface CardTexts {
  readonly churches: Readonly<Record<ChurchId, CardText>>
  readonly chambers: Readonly<Record<ChamberId, CardText>>
  readonly meetingPlace: CardText
  readonly field: CardText
  readonly buildings: Readonly<Record<CraftBuildingKind, CardText>>
  readonly chapel: string
  readonly stacks: Readonly<Record<MonkStack, string>>
  /** Says what a monk brings when acquired (M5.51-M5.55). */
  monkText(bonus: MonkBonus): string
  readonly professions: Readonly<
    Record<Profession, { readonly name: string; readonly object: string }>
  >
  readonly areas: Readonly<Record<Area, string>>
  readonly categories: Readonly<Record<Category, string>>
  readonly goods: Readonly<Record<Good, GoodText>>
  /** Texts of the places where the headman walks. */
  readonly headmanTo: Readonly<Record<HeadmanSpace, string>>
}
