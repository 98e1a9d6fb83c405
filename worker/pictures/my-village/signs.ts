import type { Good } from '../../games/my-village/components/index.ts'
import { circle, line, path, rounded } from '../shapes.ts'

/** Signs on 24 by 24, printed on paper: they must be read at 16 pixels, by day and night. */
export const goodSigns: Readonly<Record<Good, string>> = {
  horse:
    path('M6 22C6 15 9 12 8 10C5 11 3 12 2 10C1 8 5 5 8 3L9 1L11 3C17 3 21 9 21 22z', 'print') +
    line('M14 5C18 9 18 15 17 21', 'acc', 2.2) +
    circle(8.5, 6.5, 1.1, 'paper'),
  beer:
    path('M4 8H17V21C17 22 16 23 15 23H6C5 23 4 22 4 21z', 'acc') +
    line('M17 11H20.5V18H17M4 8V21C4 22 5 23 6 23H15C16 23 17 22 17 21V8', 'print', 2, rounded) +
    path('M3 9C0 5 5 2 8 4C10 0 16 1 16 4C20 4 20 9 17 9z', 'print') +
    line('M8 12.5V19M12.5 12.5V19', 'print', 1.8),
  plow:
    line('M1.5 4C5 5 7 8 9 12M6 1.5C9 3 11 6 13 10', 'print', 2.2, rounded) +
    line('M9 11C13 8 17 9 21 13', 'print', 2.4, rounded) +
    path('M6 11L15 10.5C15 16 11 20 4 21L1 21C5 19 6 15 6 11z', 'print') +
    line('M17 17.5a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0', 'acc', 2.2),
  scroll:
    path('M5 2C1 2 1 8 5 8H6V19C6 23 10 23 11 21H20V5C20 3 19 2 18 2z', 'print') +
    line('M10 7H17M10 11H17M10 15H15', 'paper', 1.7) +
    circle(19, 20, 3.6, 'wax'),
  wagon:
    path('M2 14C1 5 5 2 12 2S23 5 22 14z', 'print') +
    line('M8 14C6 8 7 4 9 2M16 14C18 8 17 4 15 2', 'paper', 1.5) +
    line('M1 15H23', 'acc', 2.4) +
    line('M3.5 19a3 3 0 1 0 6 0a3 3 0 1 0-6 0M14.5 19a3 3 0 1 0 6 0a3 3 0 1 0-6 0', 'print', 2.4),
}

export const signs = {
  time:
    path(
      'M5 1H19V4C19 8 15 10 13.5 12C15 14 19 16 19 20V23H5V20C5 16 9 14 10.5 12C9 10 5 8 5 4z',
      'print',
    ) +
    path(
      'M8 4H16C16 6 14 7.5 12 9.5C10 7.5 8 6 8 4zM8 20C9 18 11 17.5 12 16C13 17.5 15 18 16 20z',
      'acc',
    ),
  coin:
    circle(12, 12, 11, 'coin2') +
    circle(11.6, 11.5, 9, 'coin') +
    line('M12 7V17M9.5 9L12 7', 'coin2', 2.2, rounded),
  story:
    path('M12 1C19 4 23 9 20 15C18 19 14 19 12 19C10 19 6 19 4 15C1 9 5 4 12 1z', 'waxink') +
    line('M12 6V23M12 12L7 9M12 15L17 11', 'paper', 1.5) +
    line('M12 18V23.5', 'waxink', 2),
  prestige: path(
    'M12 1l3.2 6.9l7.5.9l-5.5 5.2l1.4 7.4L12 17.7l-6.6 3.7l1.4-7.4L1.3 8.8l7.5-.9z',
    'acc2',
  ),
  marker:
    path('M7.5 1h9L23 7.5v9L16.5 23h-9L1 16.5v-9z', 'print') +
    line('M8.5 3.5H15.5', 'faint', 1.6, rounded),
  window:
    path('M12 0C17 4 20 8 20 12V24H4V12C4 8 7 4 12 0z', 's5') +
    path(
      'M12 4C9 6.5 7 9 7 12H11V8zM13 8V12H17C17 9 15 6.5 12 4zM7 14H11V21H7zM13 14H17V21H13z',
      'acc',
    ),
  bare:
    path('M12 0C17 4 20 8 20 12V24H4V12C4 8 7 4 12 0z', 'edge') +
    path('M12 4C9 6.5 7 9 7 12V21H17V12C17 9 15 6.5 12 4z', 'paper'),
  quill:
    path('M22 1C12 2 6 9 5 17L8 18C16 18 21 10 22 1z', 's4') +
    line('M3 23L8 15L17 6', 's5', 2, rounded),
  jug:
    path('M7 2H15V6C19 9 20 13 19 17C18 21 16 23 11 23S4 21 4 17C3 13 4 9 7 6z', 's4') +
    line('M16 7C22 6 23 15 18 17', 's5', 2.4, rounded) +
    line('M7 11V17', 'light', 2, rounded),
  rosary:
    Array.from({ length: 10 }, (_, i) => {
      const angle = (Math.PI * 2 * i) / 10 + 0.3
      return circle(12 + 7 * Math.cos(angle), 8.5 + 7 * Math.sin(angle), 2.2, 's4')
    }).join('') + line('M12 16V23.5M9 19H15', 's5', 2.2, rounded),
  rat:
    path('M2 18C3 11 9 8 14 9C15 6 19 6 19 9C22 10 24 13 23 15L18 16L17 19H5z', 'print') +
    line('M3 18C-1 14 2 9 6 11', 'print', 1.7, rounded) +
    circle(18.5, 12, 1.1, 'paper') +
    circle(15.8, 8, 1.6, 'waxink'),
  hand:
    path(
      'M9 23V18C5 15 3 12 3 11C3 9 5 9 6 10L8 12V4C8 2 11 2 11 4V2C11 0 14 0 14 2V3C14 1 17 1 17 3V5C17 3.5 20 3.5 20 5V14C20 18 18 19 18 23z',
      'print',
    ) + line('M11 5V11M14 4V11M17 6V11', 'paper', 1.2, rounded),
  grave: path('M5 23V9C5 0 19 0 19 9V23z', 'faint') + line('M12 6V14M9 9H15', 'paper', 2, rounded),
  coffin: path('M9 1H15L19 8L16 23H8L5 8z', 'faint') + line('M12 6V15M9 9H15', 'paper', 2),
  headman:
    circle(12, 7, 5, 'print') +
    path('M3 23C3 15 6 13 12 13S21 15 21 23z', 'print') +
    path('M2 5C8 2 16 2 22 5L18 1H6z', 'print') +
    line('M8 15C9 19 15 19 16 15', 'acc', 2),
  child:
    path('M1 8L12 3L23 8L12 13z', 'print') +
    path('M6 12L12 15L18 12V17C16 20 8 20 6 17z', 'print') +
    line('M21 9V16', 'acc', 2.2, rounded) +
    circle(21, 18, 2, 'acc'),
  cards:
    path('M7 1H23V13H7z', 'faint') +
    path('M4 5H20V17H4z', 'edge') +
    path('M1 9H17V22H1z', 'print') +
    path('M3 11H15V17H3z', 'acc'),
  customer:
    path('M12 1.5C15 1.5 17 4 17 7S15 12.5 12 12.5S7 10 7 7S9 1.5 12 1.5z', 'print') +
    path('M2.5 23C2.5 17.5 6.5 14 12 14S21.5 17.5 21.5 23z', 'print') +
    path('M9 15H15V23H9z', 'acc'),
  bag:
    path(
      'M8 1H16L14.5 5.5C19 8 21.5 12 21.5 16C21.5 21 18.5 23 12 23S2.5 21 2.5 16C2.5 12 5 8 9.5 5.5z',
      'print',
    ) + line('M9 13H15M9 17H15', 'acc', 1.8, rounded),
  walk: line('M3 12H19M13 5L20 12L13 19', 'print', 2.8, rounded),
} as const
