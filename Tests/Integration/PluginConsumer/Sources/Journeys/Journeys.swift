// A module may consist of what navc writes; this file is the one that a person would add to it.
