"""Medieval: Jan Žižka, for two to four players, or for one against Torak. Clause ids such as
ZIZ-EVENT-11 refer to docs/rules/zizka.md."""
