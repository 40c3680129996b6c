"""The laws of docs/contract.md on games of others: which set-ups are tried, and how a failure is made small."""
