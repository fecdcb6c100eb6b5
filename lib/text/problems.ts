/** A mistake in a file, or a warning, with its location. */
export interface Problem {
  file: string;
  line?: number;
  message: string;
}

/** Reports a mistake; reading continues, so that the owner sees all mistakes at once. */
export type Report = (problem: Problem) => unknown;

export const formatPlace = (file: string, line: number | undefined): string =>
  line === undefined ? file : `${file}, line ${line}`;

export const formatProblem = ({ file, line, message }: Problem): string =>
  `${formatPlace(file, line)}: ${message}`;
