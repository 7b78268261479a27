/** What a base backup or a drill says at its end; `problems` is empty when all is well. */
export type RunFound = {
  problems?: string[];
  base?: string;
  bytes?: number;
  seconds?: number;
  tables?: number;
  rows?: number;
  files?: number;
  filesRead?: number;
};
