// Module that holds a generated client, as the package client, and compiles the programs of this folder beside it.
module generated

go 1.23
